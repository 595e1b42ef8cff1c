import { describe, expect, it } from 'vitest'
import { addRow } from '../../setup/rows'
import { adminAndEditor } from './adminAndEditor'
import { bodyOf } from '../../setup/moderation'

interface Stored {
  id: number
  version: string
  places: { restaurant: number; remark: string; title: string; isShown: boolean }[]
}

describe('Collections in the back office', () => {
  const { test, admin, editor } = adminAndEditor()

  it('An editor makes, orders, publishes and deletes a collection by the rules of the content panel', async () => {
    const { pool } = test()
    const one = await addRow(pool, 'restaurants', { title: '가람식당' })
    const two = await addRow(pool, 'restaurants', { title: '나루식당', is_active: false })
    const words = { title: '점심', slug: 'lunch', summary: '소개', published: false, position: 1 }
    const places = [
      { restaurant: one, remark: '조용해요.' },
      { restaurant: two, remark: '' },
    ]
    const made = await editor('POST', '/collections', { ...words, places })
    expect(made.status).toBe(201)
    const { id, version } = bodyOf<Stored>(made)

    const twice = await editor('POST', '/collections', { ...words, slug: 'twice', places: [places[0], places[0]] })
    expect(twice.status).toBe(400)
    expect((await editor('POST', '/collections', { ...words, slug: '점심' })).status).toBe(400)
    expect((await editor('POST', '/collections', words)).status).toBe(400)

    const change = { version, published: true, places: places.toReversed() }
    const changed = bodyOf<Stored>(await admin('PUT', `/collections/${id}`, change))
    expect(changed).toMatchObject({ published: true, placeCount: 2 })
    expect(changed.places).toMatchObject([
      { title: '나루식당', remark: '', isShown: false },
      { title: '가람식당', remark: '조용해요.', isShown: true },
    ])
    const { rows } = await pool.query(
      `SELECT event FROM audit_log WHERE subject_type = 'place-collection' AND subject_id = $1 ORDER BY id`,
      [id],
    )
    expect(rows.map(({ event }: { event: string }) => event)).toEqual(['record_created', 'record_updated'])
    expect((await editor('DELETE', `/collections/${id}`)).status).toBe(200)
    expect((await editor('GET', `/collections/${id}`)).status).toBe(404)
  })
})
