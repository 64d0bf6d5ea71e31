/**
 * How an element is shown, where no style sheet is loaded: that follows from the browser's own sheet, and so from what
 * kind of element it is. jsdom holds every rule of that sheet against every element that is looked at, each time; and
 * to find something by its role is to look at all of them, with what they stand in. Here each kind is worked out once.
 */
export function rememberStyles(workOut: typeof getComputedStyle): typeof getComputedStyle {
  const known = new Map<string, CSSStyleDeclaration>();
  return (element) => {
    const kind = kindOf(element);
    const style = known.get(kind) ?? workOut(element);
    known.set(kind, style);
    return style;
  };
}

/** What the browser's own sheet goes by, and what the element says of itself; custom properties show nothing. */
function kindOf(element: Element): string {
  const own =
    'style' in element ? [...(element.style as CSSStyleDeclaration)].filter((name) => !name.startsWith('--')) : [];
  const said = own.map((name) => `${name}: ${(element as HTMLElement).style.getPropertyValue(name)}`);
  const marks = ['hidden', 'open', 'type'].map((name) => element.getAttribute(name) ?? '-');
  return [element.localName, ...marks, ...said].join(' ');
}
