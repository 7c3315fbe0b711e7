/** Where two parts have room beside each other; the variant `beside` in styles/workspace.css has the same condition. */
export const besideQuery = '(min-width: 68rem) and (min-height: 32rem)';
