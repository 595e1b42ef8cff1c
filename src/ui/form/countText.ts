import { cleanText } from '@/domain/text'

/** Length as stored: after cleaning, in code points. */
export const countText = (text: string): number => [...cleanText(text)].length
