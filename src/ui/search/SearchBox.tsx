'use client'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ComponentProps, useState } from 'react'
import { SearchField } from './SearchField'

/** The search field with a query cache of its own: nothing else on the public pages needs one. */
export function SearchBox(props: ComponentProps<typeof SearchField>) {
  const [client] = useState(() => new QueryClient())
  return (
    <QueryClientProvider client={client}>
      <SearchField {...props} />
    </QueryClientProvider>
  )
}
