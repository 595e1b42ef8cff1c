import { cleanText } from '@/domain/tickets/cleanText'

/** Characters of a text as the API and the database count them: as it will be kept, a pair of surrogates once. */
export const countText = (text: string): number => [...cleanText(text)].length
