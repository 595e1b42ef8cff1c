import { z } from 'zod'

/** An integer in a path or query. `z.coerce` alone turns `null` into 0 and documents the parameter as nullable. */
export const wholeNumber = (min: number, max: number) =>
  z
    .union([z.string(), z.number()])
    .pipe(z.coerce.number<string | number>().int().min(min).max(max))
    .meta({ type: 'integer', minimum: min, maximum: max })
