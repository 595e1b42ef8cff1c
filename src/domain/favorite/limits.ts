export const FAVORITES_MAX = 1_000
export const FAVORITES_PAGE_SIZE = 20
export const FOLDERS_MAX = 30
export const FOLDER_NAME_MAX = 20
export const LOCAL_FAVORITES_MAX = 50
