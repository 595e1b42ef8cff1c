import { agencies } from '@/resources/agencies'
import { anyone } from '../access/anyone'
import { collectionOf } from '../collectionOf'
import { importBatch } from '../fields/importBatch'
import { validateSourceUrl } from '../fields/validateSourceUrl'

export const Agencies = collectionOf(agencies, {
  group: 'data',
  defaultColumns: ['name', 'type', 'region'],
  shown: anyone,
  fields: {
    name: { unique: true },
    type: { index: true },
    parent: { relationTo: 'agencies' },
    region: { relationTo: 'regions' },
    sourceUrl: { validate: validateSourceUrl },
  },
  more: [importBatch],
})
