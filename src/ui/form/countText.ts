import { cleanText } from '@/domain/cleanText'

/** Characters of a text as the API and the database count them: as it will be kept, a pair of surrogates once. */
export const countText = (text: string): number => [...cleanText(text)].length
