'use client'
import Link from 'next/link'
import { useRef, useState } from 'react'
import type { MyReviewPage } from '@/domain/review/schemas'
import { MY_REVIEWS, PROFILE } from '@/messages/site/profile'
import { buttonClass } from '../kit/buttonClass'
import { Pager } from '../kit/Pager'
import { RetryNotice } from '../kit/RetryNotice'
import { useMemberQuery } from '../member/useMemberQuery'
import { EmptyState } from '../kit/EmptyState'
import { MyReviewItem } from './MyReviewItem'

export function MyReviews() {
  const [page, setPage] = useState(1)
  const list = useRef<HTMLUListElement>(null)
  const { data, isError, refetch } = useMemberQuery<MyReviewPage>(
    ['own-reviews', page],
    `/api/v1/me/reviews?page=${page}`,
  )
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
