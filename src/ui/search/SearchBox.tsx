'use client'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { usePathname, useSearchParams } from 'next/navigation'
import { type ComponentProps, useState } from 'react'
import { isListPath } from '../urls/listHref'
import { SearchField } from './SearchField'

/** The search field with its own query cache, the only one on public pages. On a list it holds the search text. */
export function SearchBox(props: Omit<ComponentProps<typeof SearchField>, 'searched'>) {
  const [client] = useState(() => new QueryClient())
  const [path, params] = [usePathname(), useSearchParams()]
  const searched = isListPath(path) ? (params.get('q') ?? '') : ''
  return (
    <QueryClientProvider client={client}>
      <SearchField key={searched} searched={searched} {...props} />
    </QueryClientProvider>
  )
}
