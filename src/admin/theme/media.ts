/** Where the menu is a rail and what stands side by side has little room. */
export const NARROW = '@media (max-width: 1100px)'
/** Where nothing stands side by side, and no one presses keys. */
export const PHONE = '@media (max-width: 640px)'
