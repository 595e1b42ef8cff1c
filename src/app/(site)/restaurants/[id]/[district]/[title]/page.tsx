import type { Metadata } from 'next'
import Link from 'next/link'
import { notFound, permanentRedirect } from 'next/navigation'
import { pool } from '@/infra/database/pool'
import { findRestaurantsByPath } from '@/server/directory/findRestaurantsByPath'
import { restaurantHref } from '@/ui/address/restaurantHref'
import { PageHeading } from '@/ui/layout/PageHeading'
import { readPathPart } from '@/ui/address/readPathPart'

export const metadata: Metadata = { title: '같은 이름의 식당', robots: { index: false } }

/** The first part is the province here; Next wants one name for all that may follow /restaurants. */
interface Props {
  params: Promise<{ id: string; district: string; title: string }>
}

/** The older address of a restaurant, by region and name: leads on when only one has it, else lets the visitor choose. */
export default async function RestaurantByNamePage({ params }: Props) {
  const { id, district, title } = await params
  const parts = [id, district, title].map(readPathPart)
  const [province, area, name] = parts
  if (!province || !area || !name) notFound()
  const found = await findRestaurantsByPath(pool(), province, area, name)
  const [only] = found
  if (!only) notFound()
  if (found.length === 1) permanentRedirect(restaurantHref(only.id))
  return (
    <div className="wrap">
      <PageHeading title={`${name} ${found.length}곳`}>
        {province} {area}에 이 이름의 식당이 여럿 있습니다. 찾으시는 곳을 골라 주십시오.
      </PageHeading>
      <ul className="mt-6 border-t-[1.5px] border-ink">
        {found.map((restaurant) => (
          <li key={restaurant.id} className="group relative border-b border-line py-4">
            <Link href={restaurantHref(restaurant.id)} className="text-lead font-[680] tracking-tight after:absolute after:inset-0 group-hover:text-accent">
              {restaurant.title}
            </Link>
            <p className="text-small text-soft">{restaurant.address ?? '주소 미확인'}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}
