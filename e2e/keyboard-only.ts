import { expect, type Locator, type Page } from '@playwright/test';

/** Twice as many presses as any screen has tab stops. */
const mostPresses = 300;

/**
 * Removes the mouse for the rest of this process: an element to press, tick or fill in is first reached with Tab, must
 * be visible when it has the focus, and is operated with its keys. Touch (`tap`) still works.
 */
export function takeMouseAway(page: Page): void {
  const locators: Locator & { withoutMouse?: true } = Object.getPrototypeOf(page.locator('html'));
  if (locators.withoutMouse) return;
  locators.withoutMouse = true;
  const { click, selectOption } = locators;

  locators.click = async function (this: Locator, options) {
    // Waits until the element can be pressed, as a mouse click does.
    await click.call(this, { ...options, trial: true });
    const kind = await this.evaluate(kindOf);
    if (kind === 'option') return chooseWithArrows(this);
    if (kind === 'radio') return tickRadio(this);
    if (kind === 'tab') return openTab(this);
    await reach(this);
    if (kind !== 'field' && kind !== 'cell') await this.page().keyboard.press(kind === 'checkbox' ? 'Space' : 'Enter');
  };
  locators.check = async function (this: Locator) {
    if (await this.isChecked()) return;
    if ((await this.evaluate(kindOf)) === 'radio') await tickRadio(this);
    else {
      await reach(this);
      await this.page().keyboard.press('Space');
    }
    await expect(this).toBeChecked();
  };
  locators.fill = async function (this: Locator, value) {
    await expect(this).toBeEditable();
    const { keyboard } = this.page();
    await reach(this);
    await keyboard.press('ControlOrMeta+a');
    await (value === '' ? keyboard.press('Delete') : keyboard.insertText(value));
  };
  locators.selectOption = async function (this: Locator, values, options) {
    await reach(this);
    return selectOption.call(this, values, options);
  };
}

type Kind = 'field' | 'checkbox' | 'radio' | 'option' | 'tab' | 'cell' | 'button';

/** Runs in the page. */
function kindOf(element: Element): Kind {
  const role = element.getAttribute('role');
  if (role === 'option' || role === 'tab') return role;
  if (role === 'gridcell') return 'cell';
  const control = element instanceof HTMLLabelElement ? element.control : element;
  if (control instanceof HTMLInputElement) {
    if (control.type === 'radio' || control.type === 'checkbox') return control.type;
    return 'field';
  }
  return control instanceof HTMLTextAreaElement || control instanceof HTMLSelectElement ? 'field' : 'button';
}

/** Moves the focus to the element with Tab or Shift+Tab, whichever is shorter; it must then be visible. */
async function reach(target: Locator): Promise<void> {
  const { keyboard } = target.page();
  for (let presses = 0; presses < mostPresses; presses += 1) {
    const way = await target.evaluate(wayTo);
    if (way === 'here' && (await target.evaluate(isFocusInView))) return;
    // What appeared above in the meantime may have pushed it out of view: a person goes back by one, and on again.
    await keyboard.press(way === 'on' ? 'Tab' : 'Shift+Tab');
  }
  throw new Error(`${target} is not reached with Tab, or not in view then`);
}

/**
 * Runs in the page. The target may be inside the focused element, one radio button has the focus for its whole group,
 * and a cell of a grid has it for the button inside.
 */
function wayTo(element: Element): 'here' | 'back' | 'on' {
  const control = element instanceof HTMLLabelElement && element.control !== null ? element.control : element;
  const focused = document.activeElement;
  if (focused === null || focused === document.body || focused === document.documentElement) return 'on';
  const isOfGroup =
    control instanceof HTMLInputElement &&
    control.type === 'radio' &&
    focused instanceof HTMLInputElement &&
    focused.name === control.name;
  const isAround = focused.contains(control) && focused.matches('a, button, summary, label, [role=gridcell]');
  if (focused === control || isOfGroup || isAround) return 'here';
  return (focused.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_PRECEDING) === 0 ? 'on' : 'back';
}

/** Runs in the page. Whether a part of what has the focus is in the window, and in what scrolls around it. */
function isFocusInView(): Promise<boolean> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(([entry]) => {
      observer.disconnect();
      resolve(entry !== undefined && entry.intersectionRatio > 0);
    });
    observer.observe(document.activeElement ?? document.body);
  });
}

/** Tab reaches one radio button of a group; the arrow keys reach and tick the others. */
async function tickRadio(target: Locator): Promise<void> {
  await reach(target);
  for (let presses = 0; presses < mostPresses; presses += 1) {
    if (await target.evaluate(isTicked)) return;
    const isThere = await target.evaluate((element) => element === document.activeElement);
    await target.page().keyboard.press(isThere ? 'Space' : 'ArrowDown');
  }
  throw new Error(`${target} is not reached with the arrows`);
}

/** Tab reaches the open tab of a list; the arrow keys reach and open the others. */
async function openTab(target: Locator): Promise<void> {
  const { keyboard } = target.page();
  await reach(target.locator('xpath=ancestor::*[@role="tablist"]').locator('[role=tab][tabindex="0"]'));
  for (let presses = 0; presses < mostPresses; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return keyboard.press('Enter');
    await keyboard.press('ArrowRight');
  }
  throw new Error(`${target} is not reached with the arrows`);
}

/** Runs in the page. */
function isTicked(element: Element): boolean {
  const control = element instanceof HTMLLabelElement ? element.control : element;
  return control instanceof HTMLInputElement && control.checked;
}

/** In a list that filters as one types, the field keeps the focus. */
async function chooseWithArrows(target: Locator): Promise<void> {
  const { keyboard } = target.page();
  for (let presses = 0; presses < mostPresses; presses += 1) {
    if ((await target.getAttribute('data-highlighted')) !== null) return keyboard.press('Enter');
    await keyboard.press('ArrowDown');
  }
  throw new Error(`${target} is not reached with the arrows`);
}
