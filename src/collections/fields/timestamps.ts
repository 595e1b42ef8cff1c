import type { CollectionConfig, DateField, Plugin } from 'payload'
import { nobodyField } from '../access/nobodyField'

/** Unlike Payload's, no caller can set them. */
const stamp = (name: 'createdAt' | 'updatedAt'): DateField => ({
  name,
  type: 'date',
  index: true,
  label: ({ t }) => t(`general:${name}`),
  admin: { disableBulkEdit: true, hidden: true },
  access: { create: nobodyField, update: nobodyField },
})

const withStamps = (collection: CollectionConfig): CollectionConfig =>
  collection.timestamps === false
    ? collection
    : { ...collection, fields: [...collection.fields, stamp('updatedAt'), stamp('createdAt')] }

export const serverTimestamps: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map(withStamps) ?? [],
})
