'use client'
import type { OwnPost } from '@/contract/posts'
import { readPostText } from '@/domain/community/readPostText'
import { ReviewPhotos } from '../review/ReviewPhotos'
import { PlaceCard, PostBody } from './PostBody'

/** As on its public page; reads Markdown in the browser, so load it when needed. */
export function OwnPostText({ post: { content, photos, restaurant, author } }: { post: OwnPost }) {
  const { origin } = location
  const places = new Map(restaurant ? [[restaurant.id, restaurant]] : [])
  return (
    <>
      {restaurant && <PlaceCard place={restaurant} />}
      <PostBody blocks={readPostText(content, origin)} places={places} origin={origin} />
      <ReviewPhotos photos={photos} author={author?.nickname ?? null} />
    </>
  )
}
