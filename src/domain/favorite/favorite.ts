export const FAVORITES_MAX = 1_000
export const FAVORITES_PAGE_SIZE = 20
export const FOLDERS_MAX = 30
export const FOLDER_NAME_MAX = 20
export const LOCAL_FAVORITES_MAX = 50

export const listPage = (token: string): string => `/lists/${token}`

/** 128 random bits in base64url */
export const isShareToken = (text: string): boolean => /^[\w-]{22}$/.test(text)
