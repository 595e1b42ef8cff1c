'use client'
import { useQuery } from '@tanstack/react-query'
import { RECOMMENDATIONS } from '@/messages/site/recommendations'
import { fetchOrThrow } from '../api/requestApi'
import { SectionHeading } from '../kit/Headings'
import { useMe } from '../member/useMe'
import { PlaceList } from './PlaceList'

/** Recommendations for a member. Loaded after the page, which is the same for everyone, and below the main content. */
export function ForYou() {
  const { member } = useMe()
  const { data, isError, refetch } = useQuery({
    queryKey: ['recommendations', member?.id],
    queryFn: ({ signal }) => fetchOrThrow('GET /api/v1/me/recommendations', { signal }),
    enabled: member !== null && !member.consent_required,
    staleTime: 5 * 60_000,
    retry: 1,
  })
  if (!member || (!isError && !data?.data.length)) return null
  return (
    <section aria-labelledby="for-you" className="mt-section">
      <SectionHeading
        id="for-you"
        title={RECOMMENDATIONS.forYou}
        note={data && (data.personal ? RECOMMENDATIONS.forYouNote : RECOMMENDATIONS.forYouYet)}
      />
      {data ? (
        <PlaceList places={data.data} label={RECOMMENDATIONS.forYou} wide />
      ) : (
        <p role="alert" className="text-small text-soft">
          {RECOMMENDATIONS.failed}{' '}
          <button type="button" className="min-h-11 font-semibold text-accent" onClick={() => void refetch()}>
            {RECOMMENDATIONS.retry}
          </button>
        </p>
      )}
    </section>
  )
}
