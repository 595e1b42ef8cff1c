'use client'
import { useEffect } from 'react'
import { requestApi } from '../api/requestApi'

/** Reports a view of a post, because its page may come from a cache. */
export function CountView({ id }: { id: number }) {
  useEffect(() => void requestApi('POST /api/v1/posts/{id}/views', { params: { id } }), [id])
  return null
}
