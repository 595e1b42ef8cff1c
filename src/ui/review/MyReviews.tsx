'use client'
import Link from 'next/link'
import { useState } from 'react'
import { REVIEW_STATUS_LABELS } from '@/messages/labels'
import { MY_REVIEWS } from '@/messages/site/profile'
import { OWN_REVIEW_STATES } from '@/messages/site/reviews'
import { Stars } from '../kit/Stars'
import { OwnList, OwnListItem } from '../member/OwnList'
import { useMemberQuery } from '../member/useMe'
import { restaurantHref } from '../urls/restaurantHref'
import { ReviewTime, shownText } from './shownReview'

export function MyReviews() {
  const [page, setPage] = useState(1)
  const query = useMemberQuery(['own-reviews', page], 'GET /api/v1/me/reviews', { query: { page } })
  return (
    <OwnList query={query} page={page} onPageChange={setPage} words={MY_REVIEWS} exploreHref="/regions">
      {(review) => {
        const { restaurant, rating, content, status } = review
        const href = `${restaurantHref(restaurant.id)}#reviews`
        return (
          <OwnListItem
            key={review.id}
            href={href}
            title={
              <>
                <Link href={href} prefetch={false} className="hover:text-accent">
                  {restaurant.title}
                </Link>
                <span className="ml-2 text-small font-normal text-soft">
                  {[restaurant.sub_add1, restaurant.sub_add2].filter(Boolean).join(' ')}
                </span>
              </>
            }
            state={status !== 'published' && REVIEW_STATUS_LABELS[status]}
            meta={
              <>
                <Stars rating={rating} read={String(rating)} className="h-3.5" />
                <ReviewTime review={review} />
              </>
            }
            note={OWN_REVIEW_STATES[status]}
            view={{ text: MY_REVIEWS.view, label: MY_REVIEWS.viewOf(restaurant.title) }}
          >
            {content && (
              <p dir="auto" className="mt-1 line-clamp-3 max-w-[60ch] whitespace-pre-line">
                {shownText(content)}
              </p>
            )}
          </OwnListItem>
        )
      }}
    </OwnList>
  )
}
