import type { Metadata } from 'next'
import Link from 'next/link'
import type { SearchParams } from '@/ui/urls/readListQuery'
import { restaurantHref } from '@/ui/urls/restaurantHref'
import { ContactForm } from '@/ui/contact/ContactForm'
import { PageHeading } from '@/ui/kit/PageHeading'
import { HowTicketsGo } from '../_components/contact/HowTicketsGo'
import { ticketTopicOf } from '../_data/ticketTopicOf'

const COLUMNS = 'mt-8 grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-12 lg:grid-cols-[minmax(0,38rem)_minmax(0,1fr)]'

export const metadata: Metadata = {
  title: '정정·삭제 요청',
  description: '잘못된 기록을 고치거나 지워 달라고, 또는 다른 것을 문의해요.',
  alternates: { canonical: '/contact' },
}

export default async function ContactPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const { kind, restaurant } = await ticketTopicOf(await searchParams)
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
          <ContactForm kind={kind} restaurant={restaurant?.id ?? null} />
        </div>
        <HowTicketsGo />
      </div>
    </div>
  )
}
