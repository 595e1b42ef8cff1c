import { z } from 'zod'

/**
 * A whole number of a path or a query. `z.coerce` alone would take `null` for 0, and so the API's document would say
 * that the parameter may be null or left out.
 */
export const wholeNumber = (min: number, max: number) =>
  z
    .union([z.string(), z.number()])
    .pipe(z.coerce.number<string | number>().int().min(min).max(max))
    .meta({ type: 'integer', minimum: min, maximum: max })
