export const PHOTOS_PATH = '/api/v1/photos'
export const MY_PHOTOS_PATH = '/api/v1/me/photos'

export const photoPath = (name: string): string => `${PHOTOS_PATH}/${name}`
export const smallPhotoPath = (name: string): string => `${PHOTOS_PATH}/${name}/small`
