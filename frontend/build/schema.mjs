/*
 * `npm run schema`: the types of all REST calls, from the server's own schema (schema.json). Where the schema can only
 * say "string" the page knows better: cards, moves and reasons get the types of src/protocol/notation.ts.
 */
import { writeFile } from 'node:fs/promises';
import openapiTS, { astToString } from 'openapi-typescript';
import * as prettier from 'prettier';
import ts from 'typescript';

const FOLDER = new URL('..', import.meta.url);
const SCHEMA = new URL('schema.json', FOLDER);
const TYPES = new URL('src/protocol/rest.generated.ts', FOLDER);

const CARD = '^[A2-9TJQK][CDHS]$';

/** Places in the schema whose strings are more than strings. */
/** @type {Record<string, string>} */
const KNOWN = {
  '#/components/schemas/Reason': 'Reason',
  '#/components/schemas/GameMessage/moves': 'Move[]',
  '#/components/schemas/GameSeat/auto_moves': 'Action[]',
  '#/components/schemas/RecordRound/moves': 'Move[]',
  '#/components/schemas/ReplayStep/move': 'Move',
};

/**
 * @param {import('openapi-typescript').SchemaObject} schema
 * @param {import('openapi-typescript').TransformNodeOptions} at
 */
function known(schema, { path = '' }) {
  const name = KNOWN[path] ?? (schema.pattern === CARD ? 'CardCode' : undefined);
  if (name === undefined) return undefined;
  const [item = '', list] = name.split(/(\[\])/);
  const type = ts.factory.createTypeReferenceNode(item);
  return list ? ts.factory.createArrayTypeNode(type) : type;
}

const header = `/* Written by \`npm run schema\` from schema.json. */\nimport type { Action, CardCode, Move, Reason } from './notation';\n\n`;
const nodes = await openapiTS(SCHEMA, { transform: known, alphabetize: false });
const text = header + astToString(nodes);
const style = await prettier.resolveConfig(TYPES);
await writeFile(TYPES, await prettier.format(text, { ...style, parser: 'typescript' }));
