import type { CollectionConfig, CollectionAfterChangeHook, CollectionBeforeChangeHook } from 'payload'
import { RATING_MAX, RATING_MIN, REVIEW_TEXT_MAX } from '@/domain/review'
import { REVIEW_STATUS_LABELS } from '@/messages/labels'
import { PANEL_GROUPS } from '@/messages/staff/panel'
import { limitReviewWrites, lockVisibleRestaurant } from '@/server/reviews/reviewRules'
import { isMember } from '@/domain/roles'
import type { Review } from '@/payload-types'
import { databaseNow, instantSql } from '@/server/sqlConditions'
import { payloadSql } from '@/server/payloadSql'
import { refreshRatings } from '@/server/rankings/ratings'
import { unwrap } from '@/server/violationError'
import { countCharacters, optionsOf, hiding, idOf } from './fields'
import { allOrNone, clampPaging } from './hooks/operations'
import { fillAuthor, lockChanged, arePhotosChanged, savePhotos } from './hooks/ownContent'
import { settle, moderate } from './hooks/moderate'

const lockReview = moderate('review', {
  restaurant: 'restaurant_id',
  user: 'user_id',
  rating: 'rating::float8',
  content: 'content',
  editedAt: instantSql('edited_at'),
})

const admitReview: CollectionBeforeChangeHook<Review> = async ({ data, operation, req }) => {
  if (operation !== 'create' || !data.restaurant || !data.user) return data
  const sql = payloadSql(req)
  unwrap(await limitReviewWrites(sql, idOf(data.user)))
  unwrap(await lockVisibleRestaurant(sql, idOf(data.restaurant)))
  return { ...data, deletedAt: null }
}

/** No change is not an edit, and neither is deleting or restoring. */
const noteEdit: CollectionBeforeChangeHook<Review> = async ({ data, originalDoc, operation, req }) => {
  if (operation !== 'update' || !originalDoc || !isMember(req.user)) return data
  const isRewritten = data.rating !== originalDoc.rating || data.content !== originalDoc.content
  if (!isRewritten && !(await arePhotosChanged(req, { review: originalDoc.id }))) return data
  return { ...data, editedAt: await databaseNow(payloadSql(req)) }
}

/** With its photos; decisions of staff count for themselves. */
const countReview: CollectionAfterChangeHook<Review> = async ({ doc, operation, req }) => {
  const isNew = operation === 'create'
  if (!isNew && !isMember(req.user)) return doc
  await savePhotos(req, { review: doc.id }, isNew)
  await refreshRatings(payloadSql(req), [idOf(doc.restaurant)])
  return doc
}

export const Reviews: CollectionConfig = {
  slug: 'reviews',
  labels: { singular: '리뷰', plural: '리뷰' },
  trash: true,
  defaultSort: '-createdAt',
  admin: {
    group: PANEL_GROUPS.community,
    useAsTitle: 'content',
    defaultColumns: ['restaurant', 'rating', 'content', 'user', 'status', 'createdAt'],
  },
  hooks: {
    beforeOperation: [clampPaging, lockChanged('review', limitReviewWrites)],
    afterOperation: [allOrNone, settle('review')],
    beforeChange: [fillAuthor('user'), admitReview, noteEdit, lockReview],
    afterChange: [countReview],
  },
  fields: [
    { name: 'restaurant', type: 'relationship', relationTo: 'restaurants', required: true, label: '식당' },
    // Empty once the account is deleted; the review stays.
    { name: 'user', type: 'relationship', relationTo: 'users', label: '쓴 사람' },
    { name: 'rating', type: 'number', required: true, min: RATING_MIN, max: RATING_MAX, label: '별점' },
    { name: 'content', type: 'textarea', maxLength: REVIEW_TEXT_MAX, validate: countCharacters, label: '내용' },
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'published',
      label: '상태',
      options: optionsOf(REVIEW_STATUS_LABELS),
    },
    ...hiding,
    { name: 'editedAt', type: 'date', label: '쓴 사람이 고친 때' },
  ],
}
