import type { Field } from 'payload'
import { nobodyField } from '../access/nobodyField'

/**
 * The import that created a row. Undoing it deletes the row unless something else refers to it. Set by the importer.
 */
export const importBatch: Field = {
  name: 'importBatch',
  type: 'relationship',
  relationTo: 'import-batches',
  label: '처음 나온 가져오기',
  access: { create: nobodyField, update: nobodyField },
}
