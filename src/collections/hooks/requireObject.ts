import type { CollectionBeforeOperationHook, CollectionConfig, Plugin } from 'payload'
import { ViolationError } from '@/server/violationError'

/** Payload crashes on `null`, strings and numbers. */
const requireObject: CollectionBeforeOperationHook = ({ args, operation }) => {
  const { data } = args as { data?: unknown }
  if ((operation === 'create' || operation === 'update') && (typeof data !== 'object' || data === null))
    throw new ViolationError({ code: 'invalid-body', params: {} })
  return args
}

const withObjects = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  hooks: { ...collection.hooks, beforeOperation: [requireObject, ...(collection.hooks?.beforeOperation ?? [])] },
})

export const objectsOnly: Plugin = (config) => ({ ...config, collections: config.collections?.map(withObjects) ?? [] })
