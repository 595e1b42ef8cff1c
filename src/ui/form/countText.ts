import { cleanText } from '@/domain/cleanText'

/** Length as stored: after cleaning, in code points. */
export const countText = (text: string): number => [...cleanText(text)].length
