export const words = {
  erase: 'Erase everything',
  notPicked: 'Not picked',
  date: 'Date',
}
