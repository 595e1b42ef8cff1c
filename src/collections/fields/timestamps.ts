import type { CollectionConfig, DateField, Plugin } from 'payload'
import { nobodyField } from '../access/nobodyField'

/** As Payload adds them itself, except that no caller sets them: a document's age is not its writer's to choose. */
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

/** Gives every collection that keeps times its `createdAt` and `updatedAt`, set by the server alone. */
export const serverTimestamps: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map(withStamps) ?? [],
})
