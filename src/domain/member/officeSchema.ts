import { z } from 'zod'
import { cleanLine } from '../cleanText'
import { nearSchema } from '../directory/query'
import { OFFICE_NAME_MAX } from '../nearby/limits'
import { savedNear } from '../nearby/officeChoice'

/** The office in a member's account: a name, and its point rounded by `savedNear`. */
export const savedOfficeSchema = z.object({ name: z.string(), near: z.string() }).meta({ id: 'SavedOffice' })

export const saveOfficeSchema = z
  .object({
    name: z.string().overwrite(cleanLine).min(1).max(OFFICE_NAME_MAX),
    near: nearSchema.transform(savedNear),
  })
  .strict()
