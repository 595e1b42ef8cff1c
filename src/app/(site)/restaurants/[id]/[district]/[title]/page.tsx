import Link from 'next/link'
import { permanentRedirect } from 'next/navigation'
import { cache } from 'react'
import { preparedReads } from '@/infra/database/readPool'
import { findRestaurantsByPath } from '@/server/directory/findRestaurant'
import { restaurantHref } from '@/ui/urls/restaurantHref'
import { PageHeading } from '@/ui/kit/Headings'
import { OfficeDistance } from '@/ui/office/OfficeDistance'
import { readPathPart } from '@/ui/urls/readQuery'
import { NotFound } from '../../../../_components/text/NotFound'
import { metadataOrMissing, missingPage, pageOrMissing } from '../../../../_data/missingPage'

/** `id` is the province here; Next requires one name for the segment after /restaurants. */
interface Props {
  params: Promise<{ id: string; district: string; title: string }>
}

const readNamed = cache(async (...path: string[]) => {
  const [province = '', area = '', name = ''] = path.map(readPathPart)
  if (!province || !area || !name) missingPage()
  const found = await findRestaurantsByPath(preparedReads(), province, area, name)
  return found.length > 0 ? { province, area, name, found } : missingPage()
})

export const generateMetadata = metadataOrMissing(async ({ params }: Props) => {
  const { id, district, title } = await params
  await readNamed(id, district, title)
  return { title: '같은 이름의 식당', robots: { index: false } }
})

/** An older URL by region and name. */
export default pageOrMissing(async ({ params }: Props) => {
  const { id, district, title } = await params
  const { province, area, name, found } = await readNamed(id, district, title)
  const [only] = found
  if (only && found.length === 1) permanentRedirect(restaurantHref(only.id))
  return (
    <div className="wrap">
      <PageHeading title={`${name} ${found.length}곳`}>
        {province} {area}에 이 이름의 식당이 여럿 있어요. 찾으시는 곳을 골라 주세요.
      </PageHeading>
      <ul className="mt-6 border-t-[1.5px] border-ink">
        {found.map((restaurant) => (
          <li key={restaurant.id} className="group relative border-b border-line py-4">
            <Link
              href={restaurantHref(restaurant.id)}
              className="text-lead font-[680] tracking-tight after:absolute after:inset-0 group-hover:text-accent"
            >
              {restaurant.title}
            </Link>
            <p className="text-small text-soft">
              <OfficeDistance of={restaurant} />
              {restaurant.address ?? '주소 미확인'}
            </p>
          </li>
        ))}
      </ul>
    </div>
  )
}, NamedRestaurantNotFound)

function NamedRestaurantNotFound() {
  return <NotFound title="식당을 찾을 수 없어요">이 지역에 그 이름의 식당이 없어요. 아래에서 다시 찾아보세요.</NotFound>
}
