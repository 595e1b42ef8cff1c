/** Days that a review, a post or a comment lies in the trash, where it can be restored, before it is destroyed. */
export const TRASH_DAYS = 7
