import { inject } from 'vitest'
import type { Visitor } from './newVisitor'

interface Listed {
  id: number
  title: string
  sub_add1: string
  sub_add2: string
}

/** The first restaurants of a district in which no test adds any: they stay where they are. */
export async function listRestaurants(count: number): Promise<Listed[]> {
  const query = new URLSearchParams({ province: '서울특별시', district: '마포구', size: String(count) })
  const response = await fetch(`${inject('site')}/api/v1/restaurants?${query}`)
  return ((await response.json()) as { data: Listed[] }).data
}

/** Opens the first restaurants of the directory, one after another, until each is stored as recently viewed. */
export async function visitRestaurants(guest: Visitor, count: number): Promise<Listed[]> {
  const listed = await listRestaurants(count)
  for (const { id, title } of listed) {
    await guest.page.goto(`/restaurants/${id}`)
    await guest.page.waitForFunction((seen) => JSON.stringify({ ...localStorage }).includes(seen), title)
  }
  return listed
}
