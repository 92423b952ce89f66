import { codeText, type PanelTexts } from '../texts';

type Key = Parameters<PanelTexts>[0] & `${'common' | 'controls'}.${string}`;
type Mend = (element: HTMLElement, t: PanelTexts) => void;

function set(element: Element, attribute: string, value: string): void {
  if (element.getAttribute(attribute) !== value) element.setAttribute(attribute, value);
}

const name = (element: Element, text: string) => set(element, 'aria-label', text);

const named =
  (key: Key): Mend =>
  (element, t) =>
    name(element, t(key));

/** Its label without the star of required fields. */
const fieldLabel = (element: Element) =>
  element
    .closest('.field-type, .form-field, .sort-complex, .condition')
    ?.querySelector('.field-label')
    ?.textContent?.replace(/\s*\*$/, '')
    .trim();

const columnLabel = (element: Element) => element.closest('.sort-column, th')?.querySelector('.sort-column__label')?.textContent?.trim() ?? '';

const TITLED_FIELDS = '.array-field, .blocks-field, .group-field';

/** Headings of fields continue the outline: the title of the document has level 1. */
function headingLevel(title: Element): number {
  let level = 1;
  for (let field = title.closest(TITLED_FIELDS); field; field = field.parentElement?.closest(TITLED_FIELDS) ?? null) level += 1;
  return level;
}

/** What Payload's components lack, by class names that have been stable. */
const MENDS: Record<string, Mend> = {
  '.nav__wrap': named('controls.navigation'),
  'nav.step-nav': named('controls.breadcrumbs'),
  '.doc-controls__popup .popup-button': named('controls.more'),
  '.array-actions__button': named('controls.row'),
  '.clipboard-action__popup .popup-button': named('controls.clipboard'),
  '.form-submit .popup-button': named('controls.publish'),
  '.collapsible__drag': named('controls.move'),
  '.relationship-add-new__add-button': named('controls.add'),
  '.cell-_select input[type="checkbox"]': named('controls.selectRow'),
  '.folder-view-toggle-button:nth-last-child(2)': named('controls.grid'),
  '.folder-view-toggle-button:last-child': named('controls.list'),
  '.clickable-arrow--left': named('common.previousPage'),
  '.clickable-arrow--right': named('common.nextPage'),
  '.copy-to-clipboard': named('controls.copy'),
  '.file-details__remove': named('controls.removeFile'),
  '.toolbar-popup__button[data-button-key]': (button, t) => name(button, codeText(t, `controls.toolbar.${button.dataset.buttonKey}`)),
  '.rs__input': (input, t) => name(input, fieldLabel(input) || t('controls.choose')),
  // Beside a translation, the editor has a name that also says the language.
  '.ContentEditable__root:not([aria-label])': (input, t) => name(input, fieldLabel(input) || t('controls.text')),
  '.react-datepicker__input-container input': (input, t) => {
    if (!(input as HTMLInputElement).labels?.length) name(input, fieldLabel(input) || t('controls.text'));
  },
  // Beside the name of the file.
  '.file__thumbnail img': (image) => set(image, 'alt', ''),
  // The controls of a select are for the mouse; the keyboard opens and empties it in its text field.
  '.dropdown-indicator[aria-hidden], .clear-indicator[aria-hidden]': (control) => set(control, 'tabindex', '-1'),
  // It contains the button that has the name.
  '.popup-button--custom[role="button"]:has(button, a)': (wrapper) => {
    wrapper.removeAttribute('role');
    wrapper.removeAttribute('tabindex');
  },
  // It can be dragged, and contains buttons.
  '.rs__multi-value[role="button"]': (value) => set(value, 'role', 'group'),
  // Its name refers to an element that doesn't exist, and its title is the name of a column.
  'input[type="checkbox"][title]': (input, t) => {
    if (input.id === 'select-all') name(input, t('controls.selectAll'));
    input.removeAttribute('aria-labelledby');
    input.removeAttribute('title');
  },
  // Payload names its dialogs by the key of its code.
  '.payload__modal-item[aria-label]': (dialog) => {
    const heading = dialog.querySelector('h1, h2')?.textContent?.trim();
    if (heading) name(dialog, heading);
  },
  // A list whose items are links.
  'ul.doc-tabs__tabs': (list) => set(list, 'role', 'presentation'),
  // Views without a `main`, and what edit views show above theirs.
  '.collection-list, .collection-folder-list': (view) => set(view, 'role', 'main'),
  '.list-header': (header) => set(header, 'role', 'presentation'),
  '.doc-header': (header, t) => {
    if (header.closest('main, [role="main"]')) return;
    set(header, 'role', 'region');
    name(header, t('controls.document'));
  },
  '.array-field__title, .blocks-field__title, .group-field__title': (title) => set(title, 'aria-level', String(headingLevel(title))),
  // Written in English in the view of folders.
  '.popup-list-group-label': (label, t) => {
    if (label.textContent === 'Sort by') label.textContent = t('controls.sortBy');
  },
  '.no-results h3, .payload-settings h3': (title) => set(title, 'aria-level', '2'),
  '.relationship--multi-value-label__drawer-toggler[aria-label^="Edit "]': (button, t) =>
    name(button, t('controls.editEntry', { name: (button.getAttribute('aria-label') ?? '').slice('Edit '.length) })),
  // How to drag by keyboard, for screen readers.
  '[aria-roledescription][aria-describedby]': (draggable, t) => {
    const hint = document.getElementById(draggable.getAttribute('aria-describedby') ?? '');
    if (hint && hint.textContent !== t('controls.dragHelp')) hint.textContent = t('controls.dragHelp');
  },
  // Labels in two languages that Payload writes without choosing one.
  '.sort-column__button[aria-label*="[object Object]"], .sort-column__button[aria-label*="{{label}}"]': (button) =>
    name(button, (button.getAttribute('aria-label') ?? '').replace(/\[object Object\]|\{\{label\}\}/, columnLabel(button))),
};

/** Labels that Payload and the libraries below it write in English, or word by word. */
const LABELS: Record<string, Key> = {
  'Add block': 'controls.addBlock',
  'Drag to move': 'controls.dragBlock',
  'Edit link': 'controls.editLink',
  'Remove link': 'controls.removeLink',
  'Insert Paragraph': 'controls.insertParagraph',
  'text dropdown': 'controls.textKind',
  'align dropdown': 'controls.alignment',
  'Notifications alt+T': 'controls.notifications',
  sortable: 'controls.sortable',
  draggable: 'controls.draggable',
  toggle: 'controls.toggle',
  'toggle fullscreen': 'controls.fullscreen',
  'Sluiten Menu': 'controls.closeMenu',
  'Openen Menu': 'controls.openMenu',
  'Open Menu': 'controls.openMenu',
};

/** Names Payload's nameless controls and puts right what assistive technology would misread, in the panel's language. */
export function mendControls(page: ParentNode, t: PanelTexts): void {
  for (const [selector, mend] of Object.entries(MENDS)) {
    for (const element of page.querySelectorAll<HTMLElement>(selector)) mend(element, t);
  }
  for (const attribute of ['aria-label', 'aria-roledescription']) {
    for (const element of page.querySelectorAll(`[${attribute}]`)) {
      const key = LABELS[element.getAttribute(attribute) ?? ''];
      if (key) set(element, attribute, t(key));
    }
  }
}
