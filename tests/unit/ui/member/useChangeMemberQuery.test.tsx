import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ME_KEY, useChangeMemberQuery } from '@/ui/member/useMe'

interface Mine {
  liked: number[]
}

it('A change from before the page knew who is signed in reaches what that member sees', () => {
  const client = new QueryClient()
  let mine: ReturnType<typeof useChangeMemberQuery<Mine>> | undefined
  function Button() {
    mine = useChangeMemberQuery<Mine>(['mine', 7])
    return null
  }
  renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <Button />
    </QueryClientProvider>,
  )
  client.setQueryData(ME_KEY, { member: { id: 3 }, staff: null, office: null })
  client.setQueryData(['mine', 7, 3], { liked: [] })
  mine?.change(({ liked }) => ({ liked: [...liked, 11] }))
  expect(client.getQueryData(['mine', 7, 3])).toEqual({ liked: [11] })
})
