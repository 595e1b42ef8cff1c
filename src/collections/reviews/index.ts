import type { CollectionConfig } from 'payload'
import { RATING_MAX, RATING_MIN, REVIEW_TEXT_MAX } from '@/domain/review/limits'
import { REVIEW_STATUS_LABELS } from '@/messages/labels'
import { PANEL_GROUPS } from '@/messages/staff/panelGroups'
import { accessTo, trashing } from '../access/accessTo'
import { hiddenFromEditors } from '../access/hiddenFromEditors'
import { nobodyField } from '../access/nobodyField'
import { membersOnlyField, own } from '../access/own'
import { staffOnlyField } from '../access/staffOnlyField'
import { reviewsForModerators } from '../access/visibleTo'
import { countCharacters } from '../fields/countCharacters'
import { hiding } from '../fields/hiding'
import { optionsOf } from '../fields/optionsOf'
import { allOrNone } from '../hooks/allOrNone'
import { clampPaging } from '../hooks/clampPaging'
import { fillAuthor } from '../hooks/fillAuthor'
import { lockOwn } from '../hooks/lockOwn'
import { limitReviewWrites } from '@/server/reviews/reviewRules'
import { lockReview } from './hooks/lockReview'
import { admitReview, countReview, noteEdit } from './hooks/writeReview'

/** Staff may hide a review but not edit it. */
const written = { update: membersOnlyField }
const computed = { create: nobodyField, update: nobodyField }

export const Reviews: CollectionConfig = {
  slug: 'reviews',
  labels: { singular: '리뷰', plural: '리뷰' },
  trash: true,
  defaultSort: '-createdAt',
  admin: {
    group: PANEL_GROUPS.community,
    hidden: hiddenFromEditors,
    useAsTitle: 'content',
    defaultColumns: ['restaurant', 'rating', 'content', 'user', 'status', 'createdAt'],
  },
  access: {
    ...accessTo('reviews'),
    read: reviewsForModerators,
    update: (args) => reviewsForModerators(args) || own('update', 'reviews')(args),
    delete: trashing('reviews'),
  },
  hooks: {
    beforeOperation: [clampPaging, lockOwn('review', limitReviewWrites)],
    afterOperation: [allOrNone],
    beforeChange: [fillAuthor('user'), admitReview, noteEdit, lockReview],
    afterChange: [countReview],
  },
  fields: [
    {
      name: 'restaurant',
      type: 'relationship',
      relationTo: 'restaurants',
      required: true,
      label: '식당',
      access: { update: nobodyField },
    },
    // Empty once the account is deleted; the review stays.
    { name: 'user', type: 'relationship', relationTo: 'users', label: '쓴 사람', access: computed },
    {
      name: 'rating',
      type: 'number',
      required: true,
      min: RATING_MIN,
      max: RATING_MAX,
      label: '별점',
      access: written,
    },
    {
      name: 'content',
      type: 'textarea',
      maxLength: REVIEW_TEXT_MAX,
      validate: countCharacters,
      label: '내용',
      access: written,
    },
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'published',
      label: '상태',
      options: optionsOf(REVIEW_STATUS_LABELS),
      access: { create: nobodyField, update: staffOnlyField },
    },
    ...hiding,
    { name: 'editedAt', type: 'date', label: '쓴 사람이 고친 때', access: computed },
  ],
}
