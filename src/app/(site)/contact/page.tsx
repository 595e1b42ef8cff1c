import type { Metadata } from 'next'
import Link from 'next/link'
import type { SearchParams } from '@/ui/urls/readQuery'
import { readAgencyId } from '@/ui/urls/agencyHref'
import { restaurantHref, readRestaurantId } from '@/ui/urls/restaurantHref'
import { ContactForm } from '@/ui/contact/ContactForm'
import { PageHeading } from '@/ui/kit/Headings'
import { isTicketKind, TICKET_SUBJECT_MAX, type TicketKind } from '@/domain/tickets/tickets'
import { cutText } from '@/domain/text'
import { preparedReads } from '@/infra/database/readPool'
import { REPORT_CARD } from '@/messages/site/reportCard'
import { readAgency } from '@/server/agencies/readAgency'
import { readRestaurant } from '@/server/directory/readRestaurant'
import { regionLine } from '@/ui/format/placeLine'
import { Contact } from '../_components/terms/TermsText'

interface TicketTopic {
  kind: TicketKind
  restaurant: { id: number; title: string; region: string } | null
  /** of an institution's report card */
  subject: string
}

/** A restaurant that no longer exists is dropped. */
async function ticketTopicOf(params: SearchParams): Promise<TicketTopic> {
  const kind = isTicketKind(params.kind) ? params.kind : 'correction'
  const id = typeof params.restaurant === 'string' ? readRestaurantId(params.restaurant) : null
  const agencyId = typeof params.agency === 'string' ? readAgencyId(params.agency) : null
  const agency = agencyId === null ? null : await readAgency(preparedReads(), agencyId)
  const subject = agency ? cutText(REPORT_CARD.titleOf(agency.name), TICKET_SUBJECT_MAX) : ''
  const found = id === null ? null : await readRestaurant(preparedReads(), id)
  if (id === null || !found || 'mergedInto' in found) return { kind, restaurant: null, subject }
  return { kind, restaurant: { id, title: found.title, region: regionLine(found) }, subject }
}

function HowTicketsGo() {
  return (
    <aside className="min-w-0 text-small text-soft lg:border-l lg:border-line lg:pl-10">
      <h2 className="text-body font-bold text-ink">처리하는 방법</h2>
      <ul className="mt-3 list-disc space-y-2.5 pl-4 marker:text-faint">
        <li>원문과 대조해 이 사이트가 잘못 옮긴 것이면 고치고, 고친 기록임을 표시해요.</li>
        <li>
          원문 자체가 잘못된 것이면 기관이 고친 뒤 다시 가져와요. 그사이에는 확인 중임을 표시하고 순위에서 뺄 수 있어요.
        </li>
        <li>개인을 알아볼 수 있는 내용은 이유를 묻지 않고 곧바로 가려요.</li>
        <li>공개된 기록 자체의 삭제는 그 기관에 요청하셔야 해요. 기관이 내리면 이곳에서도 내려요.</li>
      </ul>
      <h2 className="mt-8 text-body font-bold text-ink">이메일로 보내기</h2>
      <p className="mt-2 [&_a]:font-medium [&_a]:text-accent [&_a]:underline [&_a]:underline-offset-3">
        <Contact />
      </p>
    </aside>
  )
}

const COLUMNS = 'mt-8 grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-12 lg:grid-cols-[minmax(0,38rem)_minmax(0,1fr)]'

export const metadata: Metadata = {
  title: '정정·삭제 요청',
  description: '잘못된 기록을 고치거나 지워 달라고, 또는 다른 것을 문의해요.',
  alternates: { canonical: '/contact' },
}

export default async function ContactPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const { kind, restaurant, subject } = await ticketTopicOf(await searchParams)
  return (
    <div className="wrap">
      <PageHeading title="정정·삭제 요청">
        틀린 이름과 주소, 다른 식당과 섞인 기록, 문을 닫은 식당, 내려야 할 글을 알려 주세요. 가입하지 않아도 보낼 수
        있어요.
      </PageHeading>
      <div className={COLUMNS}>
        <div className="min-w-0">
          {restaurant && (
            <p className="mb-6 rounded-field bg-wash px-4 py-3">
              <span className="block text-small text-soft">이 식당에 관한 문의예요</span>
              <Link href={restaurantHref(restaurant.id)} className="font-semibold hover:underline">
                {restaurant.title}
              </Link>{' '}
              <span className="text-small text-soft">{restaurant.region}</span>
            </p>
          )}
          <ContactForm kind={kind} restaurant={restaurant?.id ?? null} subject={subject} />
        </div>
        <HowTicketsGo />
      </div>
    </div>
  )
}
