/** Where the menu is a rail and side-by-side content is tight. */
export const NARROW = '@media (max-width: 1100px)'
/** Where nothing is side by side and there is no keyboard. */
export const PHONE = '@media (max-width: 640px)'
