import { lazy, Suspense, type ReactElement } from 'react';
import { i18n } from '@/i18n';
import { useQuestion } from './proof';

const Question = lazy(async () => {
  const [module] = await Promise.all([import('./ProofDialog'), i18n.loadNamespaces('session')]);
  return { default: module.ProofDialog };
});

/** Shows the question who it is, when a call waits for its answer. Stands once in the page, around no room. */
export function ProofAsker(): ReactElement | null {
  const question = useQuestion();
  if (question === null) return null;
  return (
    <Suspense>
      <Question settle={question.settle} />
    </Suspense>
  );
}
