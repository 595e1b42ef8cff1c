import type { Visitor } from './newVisitor'

interface Listed {
  id: number
  title: string
}

/** Opens the first restaurants of the directory, one after another, until each is stored as recently viewed. */
export async function visitRestaurants(guest: Visitor, count: number): Promise<Listed[]> {
  const list = (await (await guest.context.request.get(`/api/v1/restaurants?size=${count}`)).json()) as {
    data: Listed[]
  }
  for (const { id, title } of list.data) {
    await guest.page.goto(`/restaurants/${id}`)
    await guest.page.waitForFunction((seen) => JSON.stringify({ ...localStorage }).includes(seen), title)
  }
  return list.data
}
