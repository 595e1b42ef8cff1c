/** How long reviews, posts and comments stay in the trash before they are destroyed. */
export const TRASH_DAYS = 7
