import { CATEGORY_WORDS } from './categoryWords.data'

/** The kitchens that this directory tells apart. A person may write others. */
export const SUB_CATEGORIES: readonly string[] = [...new Set(CATEGORY_WORDS.map(({ subCategory }) => subCategory))]
