import type { Field } from 'payload'
import { nobodyField } from '../access/nobodyField'

/** Undoing the import deletes the row unless something else refers to it. */
export const importBatch: Field = {
  name: 'importBatch',
  type: 'relationship',
  relationTo: 'import-batches',
  label: '처음 나온 가져오기',
  access: { create: nobodyField, update: nobodyField },
}
