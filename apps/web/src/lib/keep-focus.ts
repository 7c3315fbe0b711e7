import { keepUndoInText, textFields } from './own-undo.ts';

/**
 * Focus never falls to the body: when what has it goes away or can no longer be used (a removed line, a button that has
 * done its work, a closed dialog whose opener is gone), the nearest thing takes it. What moves it on purpose comes first.
 */

/** Where something stood when it was taken out. */
type Place = { parent: Node; next: Node | null; previous: Node | null; part: Node };
/** What had the focus, in the page or in something on top of it. */
type Held = { element: HTMLElement; layer: Element | null; gone: Place | null };

const layers = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox], [aria-live]';
const focusable = 'a[href], button, input, select, textarea, summary, [tabindex]';
const headings = 'h1, h2, h3, h4';

/** What a screen leads to when what had the focus has done its work. */
const next = '[data-takes-focus]';

/** From the page to the layer on top. */
let held: Held[] = [];
let isDue = false;

/** Watches the focus for as long as the page is open. */
export function keepFocus(): void {
  keepUndoInText();
  if (document.activeElement instanceof HTMLElement && !isLost()) hold(document.activeElement);
  document.addEventListener('focusin', ({ target }) => target instanceof HTMLElement && hold(target), true);
  // Who presses beside everything leaves on purpose.
  document.addEventListener(
    'pointerdown',
    ({ target }) => {
      if (target instanceof Element && target.closest(`${focusable}, label`) === null) held = [];
    },
    true,
  );
  new MutationObserver(watch).observe(document.body, {
    attributeFilter: ['disabled', 'aria-busy', 'hidden', 'inert'],
    attributes: true,
    childList: true,
    subtree: true,
  });
}

function hold(element: HTMLElement): void {
  const layer = element.closest(layers);
  const at = layer === null ? 0 : held.findIndex((each) => each.layer === layer);
  held = [...(at === -1 ? held : held.slice(0, at)), { element, layer, gone: null }];
}

function watch(records: readonly MutationRecord[]): void {
  if (held.length === 0) return;
  for (const { target, removedNodes, nextSibling: next, previousSibling: previous } of records)
    for (const part of removedNodes)
      for (const each of held)
        if (part.contains(each.element) || (each.gone !== null && part.contains(each.gone.parent)))
          each.gone = { parent: target, next, previous, part };
  if (isDue) return;
  isDue = true;
  // After the code of the page, which may know better, and after the browser has taken the focus from a disabled button.
  requestAnimationFrame(() =>
    setTimeout(() => {
      isDue = false;
      if (isLost()) restore();
    }),
  );
}

const isLost = () => document.activeElement?.matches('body, :disabled') ?? true;

function restore(): void {
  for (const each of held.toReversed()) {
    if (each.layer?.isConnected === false) continue;
    // A button that is busy has it again when it is done.
    if (each.element.isConnected && each.element.ariaBusy === 'true') return;
    const found = isUsable(each.element) ? each.element : nearest(each);
    if (found === undefined) continue;
    if (!found.matches(focusable)) found.tabIndex = -1;
    found.focus({ preventScroll: true });
    return;
  }
  if (held.length > 0) document.getElementById('main')?.focus({ preventScroll: true });
}

function isUsable(element: HTMLElement): boolean {
  const isOpen = element.isConnected && !element.matches(':disabled') && element.closest('[inert], [hidden]') === null;
  return isOpen && (typeof element.checkVisibility !== 'function' || element.checkVisibility());
}

/** The same in the next of its kind or the one before, else another button beside it, else the heading above. */
function nearest({ element, layer, gone }: Held): HTMLElement | undefined {
  const wanted = layer === null && document.querySelector<HTMLElement>(next);
  if (wanted) return wanted;
  const place = gone ?? placeOf(element);
  if (place === undefined || !place.parent.isConnected) return undefined;
  const { parent, part } = place;
  const at = likeIt(element, part).indexOf(element);
  for (const beside of [place.next, place.previous]) {
    if (beside?.nodeName !== part.nodeName) continue;
    const found = likeIt(element, beside).filter(isUsable);
    if (found.length > 0) return found[Math.min(Math.max(at, 0), found.length - 1)];
  }
  if (parent instanceof HTMLElement && parent.matches(':not(body, main)')) {
    const [found] = likeIt(element, parent).filter(isUsable);
    if (found !== undefined) return found;
  }
  for (let above = parent as Element | null; above !== null && above !== layer; above = above.parentElement) {
    const found = [...above.querySelectorAll<HTMLElement>(headings)].find(isUsable);
    if (found !== undefined) return found;
  }
  return undefined;
}

const placeOf = (element: HTMLElement): Place | undefined =>
  element.parentNode === null
    ? undefined
    : { parent: element.parentNode, next: element.nextSibling, previous: element.previousSibling, part: element };

/** The elements in a part that are used in the same way; never a text to type in, which opens a keyboard on a phone. */
function likeIt(element: HTMLElement, part: Node): HTMLElement[] {
  if (!(part instanceof HTMLElement)) return [];
  const name = element.matches(textFields) ? 'BUTTON' : element.tagName;
  return [part, ...part.querySelectorAll<HTMLElement>(focusable)].filter(
    (each) => each.tagName === name && each.matches(focusable) && !each.matches(textFields),
  );
}
