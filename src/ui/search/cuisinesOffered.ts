import { CUISINE_CODES, type CuisineCode, type CuisineCounts } from '@/domain/place/lexicon/cuisineChips'

/** The choices of food to show: those that leave something, and the one chosen. */
export const cuisinesOffered = (chosen: CuisineCode | undefined, counts: CuisineCounts | null): CuisineCode[] =>
  CUISINE_CODES.filter((code) => code === chosen || counts === null || counts[code] > 0)
