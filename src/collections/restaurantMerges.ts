import type { CollectionConfig, CollectionAfterChangeHook, CollectionBeforeChangeHook } from 'payload'
import { PANEL_GROUPS } from '@/messages/staff/panel'
import type { RestaurantMerge } from '@/payload-types'
import { waitForImportLock } from '@/server/importLock'
import { applyMerge, requireMergeable, undoMerge } from '@/server/matching/mergeRestaurants'
import { payloadSql } from '@/server/payloadSql'
import { ViolationError } from '@/server/violationError'
import { clampPaging } from './hooks/operations'
import { recordChange } from './hooks/recordChange'
import { idOf } from './fields'

const sidesOf = ({ from, into }: Pick<RestaurantMerge, 'from' | 'into'>) => ({ from: idOf(from), into: idOf(into) })

const checkMerge: CollectionBeforeChangeHook<RestaurantMerge> = async ({ data, originalDoc, operation, req }) => {
  const sql = payloadSql(req)
  await waitForImportLock(sql)
  if (operation === 'create') {
    await requireMergeable(sql, sidesOf(data as RestaurantMerge))
    return { ...data, mergedBy: req.user?.id ?? null }
  }
  if (originalDoc?.undone) throw new ViolationError({ code: 'merge-already-reverted', params: {} })
  return data.undone ? { ...data, undoneBy: req.user?.id ?? null, undoneAt: new Date().toISOString() } : data
}

/** Creating a record merges, ticking `undone` reverts, in the same transaction. */
const applyMergeRecord: CollectionAfterChangeHook<RestaurantMerge> = async ({ doc, previousDoc, operation, req }) => {
  const sql = payloadSql(req)
  if (operation === 'create') await applyMerge(sql, doc.id, sidesOf(doc))
  else if (doc.undone && !previousDoc.undone) await undoMerge(sql, doc.id, sidesOf(doc))
  return doc
}

const recorded = recordChange({ subject: 'restaurant-merge', fields: ['from', 'into', 'undone'] })

/** Leaves a redirect; `restaurant_merge_changes` lists what moved. */
export const RestaurantMerges: CollectionConfig = {
  slug: 'restaurant-merges',
  labels: { singular: '합치기', plural: '합치기' },
  admin: {
    group: PANEL_GROUPS.data,
    defaultColumns: ['from', 'into', 'mergedBy', 'createdAt', 'undone'],
  },
  hooks: {
    beforeOperation: [clampPaging],
    beforeChange: [checkMerge],
    afterChange: [applyMergeRecord, recorded.afterChange],
    afterDelete: [recorded.afterDelete],
  },
  fields: [
    { name: 'from', type: 'relationship', relationTo: 'restaurants', required: true, label: '없어질 식당' },
    { name: 'into', type: 'relationship', relationTo: 'restaurants', required: true, label: '남을 식당' },
    { name: 'undone', type: 'checkbox', required: true, defaultValue: false, label: '되돌림' },
    { name: 'mergedBy', type: 'relationship', relationTo: 'users', index: false, label: '합친 사람' },
    { name: 'undoneBy', type: 'relationship', relationTo: 'users', index: false, label: '되돌린 사람' },
    { name: 'undoneAt', type: 'date', label: '되돌린 때' },
  ],
}
