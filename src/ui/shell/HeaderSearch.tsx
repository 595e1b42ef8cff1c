'use client'
import { usePathname } from 'next/navigation'
import { Disclosure } from '../kit/Disclosure'
import { Icon } from '../kit/Icon'
import { SearchBox } from '../search/SearchField'

export function HeaderSearch() {
  if (usePathname() === '/') return null
  return (
    <>
      <div className="hidden w-52 xl:block">
        <SearchBox variant="bar" name="머리말 찾기" />
      </div>
      <Disclosure
        className="-mr-3 lg:mr-0 xl:hidden"
        name="검색"
        label={<Icon name="search" className="size-5.5" />}
        summaryClassName="flex size-11 items-center justify-center"
        focusField
        panelClassName="absolute inset-x-0 top-full border-y border-line bg-paper p-4 shadow-lg shadow-black/5"
      >
        <SearchBox variant="bar" name="머리말 찾기" />
      </Disclosure>
    </>
  )
}
