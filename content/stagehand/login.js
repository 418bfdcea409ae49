import { rememberName, showAccount } from '/shared.js';

const form = document.querySelector('form');

async function signIn(event) {
  event.preventDefault();
  const body = JSON.stringify(Object.fromEntries(new FormData(form)));
  const response = await fetch('/api/login', { method: 'POST', body });
  const answer = await response.json();
  if (!response.ok) {
    form.querySelector('[role=alert]').textContent = answer.message;
    return;
  }
  rememberName(answer.name);
  location.href = '/';
}

showAccount();
form.addEventListener('submit', signIn);
