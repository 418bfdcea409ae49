setTimeout(() => console.log('mailer is ready'), 300);
setInterval(() => {}, 1000);
