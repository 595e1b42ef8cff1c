'use client'
import Link from 'next/link'
import { useRef, useState } from 'react'
import type { MyReviewPage } from '@/contract/reviews'
import { MY_REVIEWS, PROFILE } from '@/messages/site/profile'
import { REVIEW_STATUS_LABELS } from '@/messages/labels'
import { OWN_REVIEW_STATES } from '@/messages/site/reviews'
import { buttonClass } from '../kit/buttonClass'
import { Pager } from '../kit/Pager'
import { RetryNotice } from '../kit/RetryNotice'
import { useMemberQuery } from '../member/useMe'
import { EmptyState } from '../kit/EmptyState'
import { restaurantHref } from '../urls/restaurantHref'
import { Stars } from '../kit/Stars'
import { ReviewTime, shownText } from './shownReview'

function MyReviewItem({ review }: { review: MyReviewPage['data'][number] }) {
  const { restaurant, rating, content, status } = review
  const href = `${restaurantHref(restaurant.id)}#reviews`
  return (
    <li className="flex items-start justify-between gap-4 border-b border-line py-4 first:pt-0">
      <div className="min-w-0">
        <h3 className="font-semibold">
          <Link href={href} className="hover:text-accent">
            {restaurant.title}
          </Link>
          <span className="ml-2 text-small font-normal text-soft">
            {[restaurant.sub_add1, restaurant.sub_add2].filter(Boolean).join(' ')}
          </span>
        </h3>
        <p className="flex flex-wrap items-center gap-x-2">
          <Stars rating={rating} read={String(rating)} className="h-3.5" />
          <ReviewTime review={review} />
          {status !== 'published' && (
            <span className="rounded-full border border-accent/45 px-2 text-note font-semibold text-accent">
              {REVIEW_STATUS_LABELS[status]}
            </span>
          )}
        </p>
        {content && (
          <p dir="auto" className="mt-1 line-clamp-3 max-w-[60ch] whitespace-pre-line">
            {shownText(content)}
          </p>
        )}
        {OWN_REVIEW_STATES[status] && (
          <p className="mt-1 max-w-[60ch] text-small text-soft">{OWN_REVIEW_STATES[status]}</p>
        )}
      </div>
      <Link href={href} aria-label={MY_REVIEWS.viewOf(restaurant.title)} className={buttonClass('plain', 'shrink-0')}>
        {MY_REVIEWS.view}
      </Link>
    </li>
  )
}

export function MyReviews() {
  const [page, setPage] = useState(1)
  const list = useRef<HTMLUListElement>(null)
  const { data, isError, refetch } = useMemberQuery(['own-reviews', page], 'GET /api/v1/me/reviews', {
    query: { page },
  })
  const changePage = (to: number) => {
    setPage(to)
    // Scrolls to the top of the list, because the next page may be much shorter.
    list.current?.focus({ preventScroll: true })
    list.current?.scrollIntoView()
  }
  if (isError) return <RetryNotice what={MY_REVIEWS.what} onRetry={() => void refetch()} />
  if (!data) return <p className="text-small text-soft">{PROFILE.loading}</p>
  if (data.pagination.total === 0)
    return (
      <EmptyState
        isPart
        title={MY_REVIEWS.none}
        actions={
          <Link href="/regions" className={buttonClass('plain')}>
            {MY_REVIEWS.explore}
          </Link>
        }
      >
        {MY_REVIEWS.noneMore}
      </EmptyState>
    )
  return (
    <>
      <ul ref={list} tabIndex={-1} aria-label={MY_REVIEWS.list} className="scroll-mt-20 outline-none">
        {data.data.map((review) => (
          <MyReviewItem key={review.id} review={review} />
        ))}
      </ul>
      <Pager page={page} pages={data.pagination.pages} label={MY_REVIEWS.pages} onPageChange={changePage} />
    </>
  )
}
